import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './panel-page.module.css';

const FootContext = createContext<HTMLElement | null>(null);

/** The page of a section: the content, which scrolls, and below it the place for {@link PanelFoot} bars. */
export function PanelPage({ children }: { children: ReactNode }) {
  const [foot] = useState(makeFoot);
  // A stable callback: if the element were appended again, a button in it would lose the focus.
  const hold = useCallback((place: HTMLElement | null) => place?.append(foot), [foot]);
  return (
    <main className={css.page}>
      <div className={css.content}>
        <FootContext value={foot}>{children}</FootContext>
      </div>
      <div className={css.footPlace} ref={hold} />
    </main>
  );
}

/** Makes the element for the bars before the first render: if a ref set it later, the page would render twice. */
function makeFoot(): HTMLElement {
  const foot = document.createElement('div');
  foot.className = css.foot!;
  return foot;
}

/** A bar at the bottom of the page. Several bars are below each other and do not cover the page. */
export function PanelFoot({ children }: { children: ReactNode }) {
  const foot = use(FootContext);
  return foot && createPortal(children, foot);
}
