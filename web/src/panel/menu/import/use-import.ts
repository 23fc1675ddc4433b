import { useState } from 'react';
import { api, dataOf, type Schemas } from '../../../api/client.ts';
import { repeatUntilKnown } from '../../../api/record-writes.ts';
import { ifMatch, isChangedByOthers } from '../../../api/revision.ts';
import { restoreChangeOf } from '../changes/menu-removal.ts';
import { type SaveState, useSaving } from '../changes/use-saving.ts';
import { useMenuEditing } from '../menu-context.tsx';
import type { Table } from '../sheet/read-table.ts';

export type ExistingProducts = NonNullable<Schemas['ProductImport']['existing']>;
export type ImportBody = Schemas['ProductImport'];
export type ImportAnswer = Schemas['ImportedProducts'];

interface Importing {
  saving: SaveState;
  /** The changes that the list would make; `null` until it was compared with the menu. */
  preview: ImportAnswer | null;
  /** The changes that were made; `null` until the list was saved. */
  done: ImportAnswer | null;
  compare: () => void;
  save: () => void;
}

/**
 * Compares a list with the menu, and saves the changes that the comparison showed: all of them or none.
 * @param table  the table from which the list was read
 */
export function useImport(table: Table, body: ImportBody): Importing {
  const { menuCache, queue } = useMenuEditing();
  const saving = useSaving();
  const [compared, setCompared] = useState<{ body: ImportBody; answer: ImportAnswer } | null>(null);
  const [saved, setSaved] = useState<{ table: Table; answer: ImportAnswer } | null>(null);
  const preview = compared?.body === body ? compared.answer : null;
  const send = (sent: ImportBody, header: { 'If-Match'?: string } = {}) =>
    dataOf(
      api.POST('/venue/v1/venues/{venueId}/products/import', {
        params: { path: { venueId: menuCache.venueId }, header },
        body: sent,
      }),
    );
  return {
    saving,
    preview,
    // Keep the answer to the save: a new comparison with the saved menu would show no changes.
    done: saved?.table === table ? saved.answer : null,
    compare: () =>
      saving.run(async () => setCompared({ body, answer: await send({ ...body, isPreview: true }) })),
    save: () =>
      saving.run(async () => {
        try {
          if (preview === null) return;
          const answer = await repeatUntilKnown(() => send(body, ifMatch(preview.menuRevision)));
          // If the list was sent again, the first answer was lost: use what the preview showed.
          setSaved({ table, answer: preview });
          if (answer.removalId !== null) {
            const count = answer.differences.filter(({ action }) => action === 'Removed').length;
            queue.addUndo(restoreChangeOf(menuCache, { name: null, count }, [answer.removalId]));
          }
        } catch (fault) {
          if (isChangedByOthers(fault)) setCompared(null);
          throw fault;
        } finally {
          await menuCache.client.invalidateQueries({ queryKey: ['venue', menuCache.venueId, 'setup-menu'] });
        }
      }),
  };
}
