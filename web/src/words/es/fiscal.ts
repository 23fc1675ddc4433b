import type { Words } from '../en.ts';

export const fiscal: Words['fiscal'] = {
  title: 'Documentos fiscales',
  kinds: {
    Sale: 'Tique fiscal',
    Refund: 'Documento fiscal de devolución',
    Void: 'Anulación',
    TableSlip: 'Nota de mesa',
  },
  issued: '{kind} n.º {number}',
  takenBack: 'anulado',
  pending: '{kind}: esperando al equipo',
  failed: '{kind} ha fallado: {reason}',
  again: 'Reintentar',
  missing: 'Aún no todos los pagos tienen documento fiscal. La cuenta se cierra cuando todos lo tengan.',
  closeWithout: {
    open: 'Cerrar sin él',
    title: '¿Cerrar sin documento fiscal?',
    text: 'El motivo queda en el historial. El documento aún se puede emitir después.',
    reasons: { Broken: 'El equipo está averiado', NoPower: 'Sin luz o sin red' },
    other: 'Otro motivo',
    now: 'Cerrar la cuenta',
  },
};
