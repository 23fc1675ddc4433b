/** Texts of moving lines to another bill and of merging bills. */
export const moving = {
  lines: 'Move lines',
  merge: 'Merge bills',
  takenHint: 'A tap on a taken table merges both bills.',
  titleLines: 'Move lines: {name}',
  titleMerge: 'Merge: {name}',
  what: 'What moves',
  all: 'Choose all',
  unitDocumented: 'On a fiscal document',
  unitsDocumented: '{count} of {quantity} on a fiscal document',
  where: 'Where to',
  choose: 'Choose what moves, and where to.',
  before: 'Before',
  after: 'After',
  now: 'Move',
  mergeNow: 'Merge',
  changedSince:
    'A bill was changed meanwhile, and nothing moved. Look at the new totals before you move again.',
  overpaid: 'More was paid than would be left on the bill. Give {amount} back first, or move less.',
  done: 'Moved: {name}',
};
