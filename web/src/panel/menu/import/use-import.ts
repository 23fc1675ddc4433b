import { useState } from 'react';
import { api, dataOf, type Schemas } from '../../../api/client.ts';
import { repeatUntilKnown } from '../../../api/record-writes.ts';
import { ifMatch, isChangedByOthers } from '../../../api/revision.ts';
import { returnOfRemovals } from '../changes/menu-removal.ts';
import { type Saving, useSaving } from '../changes/use-saving.ts';
import { useMenuEditing } from '../menu-context.tsx';
import type { Table } from '../sheet/read-table.ts';

export type Existing = NonNullable<Schemas['ProductImport']['existing']>;
export type ImportBody = Schemas['ProductImport'];
export type ImportAnswer = Schemas['ImportedProducts'];

interface Importing {
  saving: Saving;
  /** What the list would change; `null` until it was compared with the menu. */
  preview: ImportAnswer | null;
  /** What it changed; `null` until it was saved. */
  done: ImportAnswer | null;
  compare: () => void;
  save: () => void;
}

/**
 * Compares a list with the menu, and saves what the comparison showed, all of it or nothing.
 * @param table  where the list was read from
 */
export function useImport(table: Table, body: ImportBody): Importing {
  const { place, queue } = useMenuEditing();
  const saving = useSaving();
  const [compared, setCompared] = useState<{ body: ImportBody; answer: ImportAnswer } | null>(null);
  const [saved, setSaved] = useState<{ table: Table; answer: ImportAnswer } | null>(null);
  const preview = compared?.body === body ? compared.answer : null;
  const send = (sent: ImportBody, header: { 'If-Match'?: string } = {}) =>
    dataOf(
      api.POST('/venue/v1/venues/{venueId}/products/import', {
        params: { path: { venueId: place.venueId }, header },
        body: sent,
      }),
    );
  return {
    saving,
    preview,
    // Not the answer to another comparison: with the saved menu, that would say that nothing changes.
    done: saved?.table === table ? saved.answer : null,
    compare: () =>
      saving.run(async () => setCompared({ body, answer: await send({ ...body, isPreview: true }) })),
    save: () =>
      saving.run(async () => {
        try {
          // The service takes the same list again: it then finds everything there.
          if (preview === null) return;
          const answer = await repeatUntilKnown(() => send(body, ifMatch(preview.menuRevision)));
          // If the list was sent again, the first answer was lost: use what the preview showed.
          setSaved({ table, answer: preview });
          if (answer.removalId !== null) {
            const count = answer.differences.filter(({ action }) => action === 'Removed').length;
            queue.note(returnOfRemovals(place, { name: null, count }, [answer.removalId]));
          }
        } catch (fault) {
          if (isChangedByOthers(fault)) setCompared(null);
          throw fault;
        } finally {
          await place.client.invalidateQueries({ queryKey: ['venue', place.venueId, 'setup-menu'] });
        }
      }),
  };
}
