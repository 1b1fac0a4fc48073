### Capybara, in Russian.

mini_capybara = капибара
prompt_asks_capybara = Капибара: какое животное бесплатно покинет запасник?
