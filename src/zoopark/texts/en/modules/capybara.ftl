### Capybara, in English.

mini_capybara = capybara
prompt_asks_capybara = The capybara: which animal leaves the barn for free?
