import { useMutation } from '@tanstack/react-query';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { UndoButton } from '../../ui/undo/undo-button.tsx';
import css from './removed-note.module.css';
import type { RemovalUndo } from './undo-toast.tsx';

/** A note about the last removal, on the page where it was made, with an undo button. */
export function RemovedNote({ removalUndo }: { removalUndo: RemovalUndo | null }) {
  const sentenceOf = useFaultSentence();
  const undo = useMutation({ networkMode: 'always', mutationFn: async () => removalUndo?.undo() });
  if (removalUndo === null) return null;
  return (
    <>
      <p className={css.note} role="status">
        {removalUndo.text}
        <UndoButton disabled={undo.isPending} onUndo={undo.mutate} />
      </p>
      {undo.error !== null && <p role="alert">{sentenceOf(undo.error)}</p>}
    </>
  );
}
