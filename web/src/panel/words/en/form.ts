/** Texts of every form of the panel. */
export const form = {
  unsaved: 'Not saved yet',
  saving: 'Saving…',
  save: 'Save',
  discard: 'Discard',
  notSaved: 'Not saved: {reason}',
  notKnown:
    'The service did not answer, so it is not known whether this was done. Look at how it is now, or try again.',
  changedMeanwhile: 'Somebody else changed this meanwhile: {fields}. Whose holds?',
  changedBy: '{name} changed this meanwhile: {fields}. Whose holds?',
  takeTheirs: 'Take theirs',
  keepMine: 'Keep mine',
  missing: 'This is needed.',
  refusedField: 'The service does not take this value.',
  number: 'Enter a number from {least} to {most}.',
  move: 'Move {name}',
  moveHint:
    'Press space or enter to lift it, the arrow keys to move it, space or enter to put it down, escape to leave it.',
  lifted: '{name} is lifted.',
  movedTo: '{name} is now at {place} of {count}.',
  dropped: '{name} was put down at {place} of {count}.',
  dropCancelled: '{name} stays where it was.',
  saved: 'Saved',
  copy: 'Copy',
  copied: 'Copied',
};
