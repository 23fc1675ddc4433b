import type { Words } from '../en.ts';

export const fiscal: Words['fiscal'] = {
  title: 'Fiskalbelege',
  kinds: {
    Sale: 'Fiskalbeleg',
    Refund: 'Fiskalbeleg einer Erstattung',
    Void: 'Storno',
    TableSlip: 'Tischbeleg',
  },
  issued: '{kind} Nr. {number}',
  takenBack: 'zurückgenommen',
  pending: '{kind}: wartet auf das Gerät',
  failed: '{kind} fehlgeschlagen: {reason}',
  again: 'Noch einmal',
  missing:
    'Noch nicht jede Zahlung hat einen Fiskalbeleg. Die Rechnung lässt sich abschließen, sobald alle einen haben.',
  closeWithout: {
    open: 'Ohne ihn abschließen',
    title: 'Ohne Fiskalbeleg abschließen?',
    text: 'Der Grund bleibt im Verlauf. Der Beleg kann später noch ausgestellt werden.',
    reasons: { Broken: 'Das Gerät ist defekt', NoPower: 'Kein Strom oder Netz' },
    other: 'Ein anderer Grund',
    now: 'Rechnung abschließen',
  },
};
