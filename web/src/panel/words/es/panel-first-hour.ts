import type { PanelWords } from '../en.ts';

export const panelFirstHour: PanelWords['panelFirstHour'] = {
  title: 'La primera hora',
  done: '{done} de {count} hechos',
  isDone: 'Hecho',
  isOpen: 'Por hacer',
  dismiss: 'Ocultar esta lista',
  steps: {
    details: 'Nombre y dirección',
    hours: 'Horario de apertura',
    tables: 'Mesas',
    menu: 'Carta',
    kitchen: 'Cocina',
    people: 'Personal',
    order: 'Un pedido de prueba',
  },
  hints: {
    details: 'Lo que los clientes leen en su página y en la cuenta.',
    hours: 'Cuándo los clientes pueden pedir y reservar.',
    tables: 'Con una tarjeta QR para cada una.',
    menu: 'Categorías y productos: pegue la lista que ya tiene.',
    kitchen: 'Una impresora, o la pantalla de cocina en cualquier dispositivo.',
    people: 'Una cuenta para cada persona que trabaja con usted.',
    order: 'Pida algo en la caja y vea cómo llega a la cocina.',
  },
};
