/**
 * A ref for a row that scrolls sideways: `data-more` says at which edges there is more, `start`, `end` or `both`, and
 * `page.css` lets it fade there. The row and its content may change.
 */
export function scrollEdges(row: HTMLElement | null): (() => void) | undefined {
  if (row === null) return;
  const mark = () => {
    const hidden = row.scrollWidth - row.clientWidth;
    // From right to left it is counted down from 0.
    const before = Math.abs(row.scrollLeft);
    const edges = [before > 1 && 'start', hidden - before > 1 && 'end'].filter(Boolean);
    if (edges.length === 0) delete row.dataset.more;
    else row.dataset.more = edges.length === 2 ? 'both' : String(edges[0]);
  };
  const resized = new ResizeObserver(mark);
  const changed = new MutationObserver(mark);
  resized.observe(row);
  changed.observe(row, { childList: true, subtree: true, characterData: true });
  row.addEventListener('scroll', mark, { passive: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
    row.removeEventListener('scroll', mark);
  };
}
