import type { Words } from '../en.ts';

export const moving: Words['moving'] = {
  lines: 'Перенести позиции',
  merge: 'Объединить счета',
  takenHint: 'Нажатие на занятый стол объединяет оба счёта.',
  titleLines: 'Перенести позиции: {name}',
  titleMerge: 'Объединить: {name}',
  what: 'Что переносится',
  all: 'Выбрать всё',
  unitDocumented: 'В фискальном документе',
  unitsDocumented: '{count} из {quantity} в фискальном документе',
  where: 'Куда',
  choose: 'Выберите, что и куда перенести.',
  before: 'До',
  after: 'После',
  now: 'Перенести',
  mergeNow: 'Объединить',
  changedSince: 'Счёт тем временем изменился, ничего не перенесено. Посмотрите на новые суммы и повторите.',
  overpaid: 'Оплачено больше, чем осталось бы в счёте. Сначала верните {amount} или перенесите меньше.',
  done: 'Перенесено: {name}',
};
