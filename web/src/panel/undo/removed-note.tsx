import { useMutation } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import css from './removed-note.module.css';
import type { Undoable } from './undo-toast.tsx';

/** Says where something stood what was removed last, with the way back. */
export function RemovedNote({ undoable }: { undoable: Undoable | null }) {
  const sentenceOf = useFaultSentence();
  const undo = useMutation({ networkMode: 'always', mutationFn: async () => undoable?.undo() });
  if (undoable === null) return null;
  return (
    <>
      <p className={css.note} role="status">
        {undoable.text}
        <Button icon={<Undo2 />} disabled={undo.isPending} onClick={() => undo.mutate()}>
          {undoable.undoText}
        </Button>
      </p>
      {undo.error !== null && <p role="alert">{sentenceOf(undo.error)}</p>}
    </>
  );
}
