import type { Words } from '../en.ts';

export const board: Words['board'] = {
  title: 'Кухня',
  empty: {
    title: 'Готовить нечего',
    titleAtStation: 'На этой станции готовить нечего',
    text: 'Экран ждёт заказов. Новые появятся здесь сами.',
  },
  stations: {
    label: 'Станции',
    all: 'Все',
    tickets: '{count, plural, =0 {Нет чеков} one {# чек} few {# чека} many {# чеков} other {# чека}}',
  },
  ticket: {
    ready: 'Готово',
    seen: 'Видел, убрать',
    further: 'Дозаказ',
    age: '{minutes} мин',
    lateness: { Soon: 'Пора', Late: 'Опаздывает' },
    moved: 'Стол сменён: {from} → {to}',
    again: 'Всё-таки готовить',
    duplicate: 'Заказано дважды? То же, что № {number}',
    cancelled: 'Заказ отменён. Больше не готовить.',
    paid: 'Оплачено',
  },
  line: {
    struck: 'ОТМЕНЕНО',
    changed: 'Изменено: {before} → {now}',
    without: 'БЕЗ: {name}',
  },
  counts: { button: 'Итоги', title: 'Приготовить всего', none: 'Готовить нечего.' },
  recall: {
    button: 'Готовые',
    title: 'Последние готовые',
    back: 'Вернуть',
    empty: 'Готовых пока нет',
    emptyText: 'Готовые чеки ждут здесь, их можно вернуть на экран.',
  },
  sound: {
    blocked: 'Новые заказы приходят без звука: браузер ждёт касания.',
    allow: 'Включить звук',
    on: 'Звуки включены',
    off: 'Звуки выключены',
  },
  beyond: 'Дальше ещё {count, plural, one {# чек} few {# чека} many {# чеков} other {# чека}}',
  sizes: {
    Small: 'Чеки: мелкие, больше всего сразу',
    Medium: 'Чеки: средние',
    Large: 'Чеки: крупные',
  },
  fullScreen: 'Во весь экран',
  leaveFullScreen: 'Выйти из полного экрана',
};
