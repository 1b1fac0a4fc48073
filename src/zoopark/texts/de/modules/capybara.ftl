### Capybara, in German.

mini_capybara = Wasserschwein
prompt_asks_capybara = Das Wasserschwein: Welches Tier verlässt kostenlos den Stall?
