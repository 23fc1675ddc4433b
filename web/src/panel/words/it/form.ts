import type { PanelWords } from '../en.ts';

export const form: PanelWords['form'] = {
  unsaved: 'Non ancora salvato',
  saving: 'Salvataggio…',
  save: 'Salva',
  discard: 'Scarta',
  notSaved: 'Non salvato: {reason}',
  notKnown:
    'Il servizio non ha risposto: non si sa se l’operazione è riuscita. Controlli com’è ora oppure riprovi.',
  changedMeanwhile: 'Nel frattempo qualcun altro ha modificato: {fields}. Quale versione vale?',
  changedBy: 'Nel frattempo {name} ha modificato: {fields}. Quale versione vale?',
  takeTheirs: 'Prendi l’altra',
  keepMine: 'Tieni la mia',
  missing: 'Questo dato serve.',
  refusedField: 'Il servizio non accetta questo valore.',
  number: 'Inserire un numero da {least} a {most}.',
  move: 'Sposta {name}',
  moveHint:
    'Spazio o Invio per sollevare, le frecce per spostare, spazio o Invio per posare, Esc per lasciare tutto com’era.',
  lifted: 'Sollevato: {name}.',
  movedTo: '{name} è ora al posto {place} di {count}.',
  dropped: '{name}: posato al posto {place} di {count}.',
  dropCancelled: '{name} resta dov’era.',
  saved: 'Salvato',
  copy: 'Copia',
  copied: 'Copiato',
};
