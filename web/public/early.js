// Before anything is painted: the theme that this browser remembers.
try {
  const { theme } = JSON.parse(localStorage.getItem('zoopark') ?? '{}')
  const dark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
} catch {
  // Nothing is remembered: it stays light.
}
// Whoever comes for a table needs more than the home page; it can be fetched at the same time.
if (location.hash.startsWith('#/table/')) {
  for (const href of document.currentScript.dataset.table?.split(' ') ?? []) {
    const style = href.endsWith('.css')
    const rel = style ? 'preload' : 'modulepreload'
    const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' })
    if (style) link.as = 'style'
    document.head.append(link)
  }
}
