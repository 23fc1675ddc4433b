import type { Words } from '../en.ts';

export const fiscal: Words['fiscal'] = {
  title: 'Fiskalbelege',
  kinds: {
    Sale: 'Fiskalbeleg',
    Refund: 'Fiskalbeleg einer Rückzahlung',
    Void: 'Storno',
    TableSlip: 'Tischbeleg',
  },
  issued: '{kind} Nr. {number}',
  takenBack: 'zurückgenommen',
  pending: '{kind}: wartet auf das Gerät',
  failed: '{kind} fehlgeschlagen: {reason}',
  again: 'Noch einmal',
  missing: 'Noch nicht jede Zahlung hat einen Fiskalbeleg. Danach kann die Rechnung geschlossen werden.',
  closeWithout: {
    open: 'Ohne ihn schließen',
    title: 'Ohne Fiskalbeleg schließen?',
    text: 'Der Grund bleibt im Verlauf. Der Beleg kann später noch ausgestellt werden.',
    reasons: { Broken: 'Das Gerät ist defekt', NoPower: 'Kein Strom oder Netz' },
    other: 'Ein anderer Grund',
    now: 'Rechnung schließen',
  },
};
