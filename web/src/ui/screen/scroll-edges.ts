/**
 * A ref for a row that scrolls sideways. Sets `data-more` to the edges with more content, `start`, `end` or `both`, at
 * which `page.css` fades the row. It also follows changes of the row and its content.
 */
export function scrollEdges(row: HTMLElement | null): (() => void) | undefined {
  if (row === null) return;
  const mark = () => {
    const hidden = row.scrollWidth - row.clientWidth;
    // In languages from right to left, `scrollLeft` is 0 or negative.
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
