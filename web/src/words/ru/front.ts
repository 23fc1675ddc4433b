import type { Words } from '../en.ts';

export const front: Words['front'] = {
  sentence: 'Заказы, кухня, касса и бронирования ресторана, а также API для его сайта.',
  signIn: 'Войти',
  continue: 'Продолжить: {name}',
  demo: {
    title: 'Попробовать демо-ресторан',
    text: 'Одно касание, и вы вошли. Пробовать можно всё: оно остаётся на этом компьютере.',
    Cook: 'Повар',
    Cashier: 'Кассир',
    Owner: 'Владелец',
    CookText: 'Экран кухни',
    CashierText: 'Столы, заказы и оплата',
    OwnerText: 'Всё, включая бронирования',
    watch: 'Посмотреть вечер',
    watchText: 'Гости, кухня и оплата несколько минут работают сами.',
    guest: 'Страница, которую видят гости',
    ownRestaurant: 'Создайте свой ресторан',
    ownRestaurantText: 'Несколько вопросов — и касса ваша',
  },
  developers: 'Разработчикам',
  documentation: 'Документация',
  publicApi: 'Публичный API (OpenAPI)',
  venueApi: 'API заведения (OpenAPI)',
  health: 'Состояние сервиса',
};
