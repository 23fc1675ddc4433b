import type { PanelWords } from '../en.ts';

export const panel: PanelWords['panel'] = {
  title: 'Управление',
  sections: {
    overview: 'Обзор',
    menu: 'Меню',
    campaigns: 'Акции',
    hours: 'Часы работы',
    room: 'Столы',
    people: 'Сотрудники',
    printers: 'Принтеры',
    money: 'НДС и оплата',
    settings: 'Настройки',
    activity: 'Действия',
    developers: 'Разработчикам',
  },
  ownersOnly: 'Это видит только владелец',
  ownersOnlyText: 'Войдите с учётной записью владельца, чтобы настроить заведение.',
  outOfReach: 'Управлению нужна связь',
  outOfReachText:
    'Настройки отсюда не хранятся на этом устройстве. Страница откроется сама, как только связь вернётся.',
};
