import type { Words } from '../en.ts';

export const serviceState: Words['serviceState'] = {
  rush: {
    button: 'Запара',
    on: 'Запара до {until}',
    title: 'Запара: без заказов извне',
    text: 'Пока она длится, гости не могут заказывать онлайн. Касса может.',
    howLong: 'На сколько',
    minutes: '{minutes} мин',
    hours: '{hours, plural, one {# час} few {# часа} many {# часов} other {# часа}}',
    why: 'Коснитесь причины, и начнётся',
    reasons: {
      Busy: 'Наша кухня сейчас очень загружена.',
      Staff: 'Сегодня нам не хватает сотрудников.',
      Trouble: 'На кухне технические неполадки.',
    },
    own: 'Другая причина, для гостей',
    begin: 'Начать',
    isOn: 'Без заказов извне до {until}',
    tellsGuests: 'Гости читают: {reason}',
    end: 'Закончить запару',
  },
  soldOut: {
    button: 'Стоп-лист',
    title: 'Стоп-лист',
    search: 'Найти позицию',
    now: 'Сейчас в стоп-листе',
    back: 'Вернуть',
    mark: 'В стоп-лист',
    left: '{count, plural, one {осталась #} few {осталось #} many {осталось #} other {осталось #}}',
    noneFound: 'Позиции с таким названием нет.',
    noProducts: 'В меню пока нет позиций.',
  },
};
