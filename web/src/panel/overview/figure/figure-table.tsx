import type { ReactNode } from 'react';
import css from './figure-table.module.css';

export interface FigureTableProps {
  /** A description of the table for screen readers. */
  label: string;
  heads: readonly string[];
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Figures as a table. A wide table scrolls sideways within the page; its first column stays visible. */
export function FigureTable({ label, heads, rows }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll the table
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
