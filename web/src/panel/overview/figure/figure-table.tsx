import type { ReactNode } from 'react';
import css from './figure-table.module.css';

export interface FigureTableProps {
  /** What the table shows, for people who do not see the heading above it. */
  label: string;
  heads: readonly string[];
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Figures as a table. It scrolls sideways on its own if it is wider than the screen; its first column stays. */
export function FigureTable({ label, heads, rows }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    // biome-ignore lint/a11y/useSemanticElements: it holds no fields
    <div className={css.frame} role="group" tabIndex={0} aria-label={label}>
      <table className={css.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={heads[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
