import type { Words } from '../en.ts';

export const fiscal: Words['fiscal'] = {
  title: 'Documenti fiscali',
  kinds: {
    Sale: 'Scontrino fiscale',
    Refund: 'Documento fiscale di rimborso',
    Void: 'Annullo',
    TableSlip: 'Nota del tavolo',
  },
  issued: '{kind} n. {number}',
  takenBack: 'annullato',
  pending: '{kind}: in attesa del dispositivo',
  failed: '{kind}: errore, {reason}',
  again: 'Riprova',
  missing: 'Non ogni pagamento ha già un documento fiscale. Il conto si chiude quando tutti ne hanno uno.',
  closeWithout: {
    open: 'Chiudi senza',
    title: 'Chiudere senza documento fiscale?',
    text: 'Il motivo resta nella cronologia. Il documento può essere emesso più tardi.',
    reasons: { Broken: 'Il dispositivo è guasto', NoPower: 'Senza corrente o rete' },
    other: 'Un altro motivo',
    now: 'Chiudi il conto',
  },
};
