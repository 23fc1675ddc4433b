// Runs before the page is painted: it appears as the person chose in the app or here.
{
  let theme = null;
  try {
    theme = JSON.parse(localStorage.getItem('sofra.preferences') ?? '{}').theme;
  } catch {}
  if (theme === 'Light' || theme === 'Dark') document.documentElement.dataset.theme = theme.toLowerCase();
}
