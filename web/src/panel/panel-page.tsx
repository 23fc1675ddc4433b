import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './panel-page.module.css';

const FootContext = createContext<HTMLElement | null>(null);

/** The page of a section: what scrolls, and below it the place of its bars. */
export function PanelPage({ children }: { children: ReactNode }) {
  const [foot] = useState(makeFoot);
  // Once: what is put in again loses the focus.
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

/** It is there before it is rendered: a state that is set by its place would render the page twice before it is painted. */
function makeFoot(): HTMLElement {
  const foot = document.createElement('div');
  foot.className = css.foot!;
  return foot;
}

/** A bar at the foot of the page. Bars are placed below each other, so that none covers another one or the page. */
export function PanelFoot({ children }: { children: ReactNode }) {
  const foot = use(FootContext);
  return foot && createPortal(children, foot);
}
