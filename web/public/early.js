// Before anything is painted: the theme that this browser remembers.
try {
  const { theme } = JSON.parse(localStorage.getItem('zoopark') ?? '{}')
  const dark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
} catch {
  // Nothing is remembered: it stays light.
}
