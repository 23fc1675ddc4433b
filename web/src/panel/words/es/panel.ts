import type { PanelWords } from '../en.ts';

export const panel: PanelWords['panel'] = {
  title: 'Gestión',
  sections: {
    overview: 'Resumen',
    menu: 'Carta',
    campaigns: 'Promociones',
    hours: 'Horario',
    room: 'Mesas',
    people: 'Personal',
    printers: 'Impresoras',
    money: 'IVA y pagos',
    settings: 'Ajustes',
    activity: 'Actividad',
    developers: 'Desarrolladores',
  },
  ownersOnly: 'Solo para propietarios',
  ownersOnlyText: 'Inicie sesión con la cuenta de un propietario para configurar el local.',
  outOfReach: 'La gestión necesita la conexión',
  outOfReachText:
    'Lo que se configura aquí no se guarda en este dispositivo. La página se abre sola en cuanto vuelve la conexión.',
};
