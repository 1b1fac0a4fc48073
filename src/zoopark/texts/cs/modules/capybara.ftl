### Capybara, in Czech.

mini_capybara = kapybara
prompt_asks_capybara = Kapybara: které zvíře zdarma opustí stáj?
