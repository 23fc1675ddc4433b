import type { PanelWords } from '../en.ts';

export const form: PanelWords['form'] = {
  unsaved: 'Pas encore enregistré',
  saving: 'Enregistrement…',
  save: 'Enregistrer',
  discard: 'Abandonner',
  notSaved: 'Pas enregistré : {reason}',
  notKnown:
    'Le service n’a pas répondu : on ne sait pas si cela a été fait. Regardez l’état actuel ou réessayez.',
  changedMeanwhile: 'Quelqu’un d’autre l’a modifié entre-temps : {fields}. Que garder ?',
  changedBy: '{name} l’a modifié entre-temps : {fields}. Que garder ?',
  takeTheirs: 'Prendre l’autre version',
  keepMine: 'Garder la mienne',
  missing: 'Ce champ est nécessaire.',
  refusedField: 'Le service n’accepte pas cette valeur.',
  number: 'Saisissez un nombre de {least} à {most}.',
  move: 'Déplacer {name}',
  moveHint:
    'Espace ou entrée pour soulever, les flèches pour déplacer, espace ou entrée pour poser, échap pour laisser en place.',
  lifted: 'Soulevé : {name}.',
  movedTo: '{name} est maintenant en position {place} sur {count}.',
  dropped: '{name} : posé en position {place} sur {count}.',
  dropCancelled: '{name} reste à sa place.',
  saved: 'Enregistré',
  copy: 'Copier',
  copied: 'Copié',
};
