import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useAddressChoice } from '../../../ui/screen/use-address-param.ts';
import { Segments } from '../../../ui/segments.tsx';
import css from '../overview.module.css';

export interface FigureSectionProps {
  title: string;
  text?: string;
  /** A button next to the heading, such as a download. */
  action?: ReactNode;
  /** The name of the URL parameter for the choice between chart and table. */
  name?: string;
  /** The chart. If there is also a table, the person chooses between them. */
  chart?: ReactNode;
  table?: ReactNode;
  children?: ReactNode;
}

const VIEWS = ['Chart', 'Table'] as const;

/** A section of the overview: its heading, and its figures as a chart or as a table. */
export function FigureSection(props: FigureSectionProps) {
  const { title, text, action, name = '', chart, table, children } = props;
  const t = useTranslations('figures');
  const [view, setView] = useAddressChoice(`${name}View`, VIEWS, 'Chart');
  const hasBoth = chart !== undefined && table !== undefined;
  return (
    <section className={css.section} aria-label={title}>
      <header className={css.head}>
        <h2>{title}</h2>
        {hasBoth && (
          <Segments
            label={`${t('view')}: ${title}`}
            value={view}
            onChange={setView}
            options={[
              { value: 'Chart', text: t('chart') },
              { value: 'Table', text: t('table') },
            ]}
          />
        )}
        {action}
      </header>
      {text !== undefined && <p className={css.soft}>{text}</p>}
      {children}
      {hasBoth ? (view === 'Chart' ? chart : table) : (chart ?? table)}
    </section>
  );
}
