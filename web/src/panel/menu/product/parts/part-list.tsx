import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../ui/button.tsx';
import { DragHandle, SortableList, SortableRow } from '../../../sorting/sortable-list.tsx';
import { sortByIds } from '../../changes/shown-menu.ts';

import type { PartDraft } from '../draft/product-draft.ts';
import css from '../product.module.css';

interface PartListProps<P extends PartDraft> {
  parts: readonly P[];
  onChange: (parts: P[]) => void;
  /** The text of the button that adds a part. */
  addText: string;
  newPart: () => P;
  /** Returns the fields of a part. */
  children: (part: P, set: (change: Partial<P>) => void, at: number) => ReactNode;
}

/** A list of parts of a product, which can be added, removed and put in order. */
export function PartList<P extends PartDraft>({
  parts,
  onChange,
  addText,
  newPart,
  children,
}: PartListProps<P>) {
  const t = useTranslations('panelMenu.product');
  const items = parts.map(({ key, name }) => ({ id: key, name }));
  const order = (ids: string[]) =>
    onChange(
      sortByIds(
        parts.map((part) => ({ part, id: part.key })),
        ids,
      ).map(({ part }) => part),
    );
  return (
    <>
      <SortableList items={items} onOrder={order} className={css.parts}>
        {parts.map((part, at) => (
          <SortableRow key={part.key} item={{ id: part.key, name: part.name }} className={css.part}>
            <DragHandle />
            <div className={css.partFields}>
              {children(
                part,
                (change) => onChange(parts.map((one) => (one === part ? { ...one, ...change } : one))),
                at,
              )}
            </div>
            <Button
              tone="Quiet"
              icon={<Trash2 />}
              label={t('removePart', { name: part.name })}
              onClick={() => onChange(parts.filter((one) => one !== part))}
            />
          </SortableRow>
        ))}
      </SortableList>
      <Button icon={<Plus />} className={css.add} onClick={() => onChange([...parts, newPart()])}>
        {addText}
      </Button>
    </>
  );
}
