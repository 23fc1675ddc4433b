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
  needed: 'Necesario para un primer pedido',
  missing: {
    address: 'Faltan la calle y la ciudad: los clientes las leen en su página y en la cuenta.',
    hours: 'Ningún día tiene horario: se aceptan pedidos a cualquier hora y no se reservan mesas.',
    tables: 'No hay ninguna mesa en la que pedir.',
    tablesLater: 'Aún no hay mesas; los pedidos para llevar y a domicilio funcionan sin ellas.',
    products: 'La carta está vacía: pegue la lista que tenga.',
    orderable: 'Nada se puede pedir: cada producto está oculto o se vende al peso.',
    printer: 'Aún no hay impresora; la pantalla de cocina funciona sin ella en cualquier aparato.',
    people: 'Solo usted puede entrar: una cuenta para cada persona que trabaja con usted.',
    orderBlocked: 'Aún no es posible: falta lo marcado arriba.',
  },
};
