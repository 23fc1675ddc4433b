import type { Words } from '../en.ts';

export const front: Words['front'] = {
  sentence: 'طلبات المطعم ومطبخه وصندوقه وحجوزاته، مع واجهة برمجية لموقعه.',
  signIn: 'دخول',
  continue: 'المتابعة باسم {name}',
  demo: {
    title: 'تجربة المطعم التجريبي',
    text: 'لمسة واحدة للدخول. كل شيء قابل للتجربة ويبقى على هذا الجهاز.',
    Cook: 'الطاهي',
    Cashier: 'أمين الصندوق',
    Owner: 'المالك',
    CookText: 'شاشة المطبخ',
    CashierText: 'الطاولات والطلبات والمدفوعات',
    OwnerText: 'كل شيء، والحجوزات أيضًا',
    watch: 'مشاهدة أمسية',
    watchText: 'الضيوف والمطبخ والمدفوعات تعمل من تلقاء نفسها لبضع دقائق.',
    guest: 'الصفحة التي يراها الضيوف',
    ownRestaurant: 'أنشئ مطعمك',
    ownRestaurantText: 'بضعة أسئلة، ثم الصندوق لك',
  },
  developers: 'للمطوّرين',
  documentation: 'التوثيق',
  publicApi: 'الواجهة العامة (OpenAPI)',
  venueApi: 'واجهة المنشأة (OpenAPI)',
  health: 'حالة الخدمة',
};
