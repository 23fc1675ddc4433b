import type { Words } from '../en.ts';

export const fiscal: Words['fiscal'] = {
  title: 'Фискальные документы',
  kinds: { Sale: 'Фискальный чек', Refund: 'Чек возврата', Void: 'Отмена', TableSlip: 'Чек стола' },
  issued: '{kind} № {number}',
  takenBack: 'отменён',
  pending: '{kind}: ожидание аппарата',
  failed: '{kind}: ошибка, {reason}',
  again: 'Повторить',
  missing: 'Не у каждой оплаты есть фискальный документ. Счёт закроется, когда будет у всех.',
  closeWithout: {
    open: 'Закрыть без него',
    title: 'Закрыть без фискального документа?',
    text: 'Причина останется в истории. Документ можно выдать позже.',
    reasons: { Broken: 'Аппарат сломан', NoPower: 'Нет электричества или сети' },
    other: 'Другая причина',
    now: 'Закрыть счёт',
  },
};
