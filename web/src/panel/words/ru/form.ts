import type { PanelWords } from '../en.ts';

export const form: PanelWords['form'] = {
  unsaved: 'Ещё не сохранено',
  saving: 'Сохраняется…',
  save: 'Сохранить',
  discard: 'Отменить правки',
  notSaved: 'Не сохранено: {reason}',
  notKnown:
    'Сервис не ответил, поэтому неизвестно, выполнено ли это. Посмотрите, как всё выглядит сейчас, или попробуйте ещё раз.',
  changedMeanwhile: 'Тем временем это изменил кто-то другой: {fields}. Чей вариант оставить?',
  changedBy: 'Тем временем это изменено ({name}): {fields}. Чей вариант оставить?',
  takeTheirs: 'Взять чужой',
  keepMine: 'Оставить мой',
  missing: 'Это нужно заполнить.',
  refusedField: 'Сервис не принимает это значение.',
  number: 'Введите число от {least} до {most}.',
  move: 'Переместить: {name}',
  moveHint:
    'Пробел или Enter — поднять, стрелки — переместить, пробел или Enter — положить, Escape — оставить на месте.',
  lifted: 'Поднято: {name}.',
  movedTo: '{name}: теперь место {place} из {count}.',
  dropped: '{name}: положено на место {place} из {count}.',
  dropCancelled: '{name}: осталось на прежнем месте.',
  saved: 'Сохранено',
  copy: 'Копировать',
  copied: 'Скопировано',
};
