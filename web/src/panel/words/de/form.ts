import type { PanelWords } from '../en.ts';

export const form: PanelWords['form'] = {
  unsaved: 'Noch nicht gespeichert',
  saving: 'Wird gespeichert\u00a0…',
  save: 'Speichern',
  discard: 'Verwerfen',
  notSaved: 'Nicht gespeichert: {reason}',
  notKnown:
    'Der Dienst hat nicht geantwortet. Ob das geschehen ist, ist nicht bekannt. Sehen Sie nach, wie es jetzt ist, oder versuchen Sie es noch einmal.',
  changedMeanwhile: 'Jemand anderes hat das inzwischen geändert: {fields}. Was soll gelten?',
  changedBy: '{name} hat das inzwischen geändert: {fields}. Was soll gelten?',
  takeTheirs: 'Fremde Änderung übernehmen',
  keepMine: 'Meine behalten',
  missing: 'Diese Angabe ist nötig.',
  refusedField: 'Der Dienst nimmt diesen Wert nicht an.',
  number: 'Bitte eine Zahl von {least} bis {most} eingeben.',
  move: '{name} verschieben',
  moveHint:
    'Leertaste oder Eingabetaste zum Anheben, Pfeiltasten zum Verschieben, Leertaste oder Eingabetaste zum Ablegen, Escape zum Abbrechen.',
  lifted: '{name} ist angehoben.',
  movedTo: '{name} steht jetzt auf Platz {place} von {count}.',
  dropped: '{name} wurde auf Platz {place} von {count} abgelegt.',
  dropCancelled: '{name} bleibt, wo es war.',
  saved: 'Gespeichert',
  copy: 'Kopieren',
  copied: 'Kopiert',
};
