import type { PanelWords } from '../en.ts';

export const people: PanelWords['people'] = {
  title: 'Personal',
  text: 'Quienes inician sesión en este local. Dé a cada persona su propia cuenta: las cuentas de las mesas dicen quién hizo qué.',
  add: 'Añadir una persona',
  alone: 'Nadie más inicia sesión todavía. Añada a la gente de cocina y de caja.',
  roles: { Owner: 'Propietario', Staff: 'Personal', Bridge: 'Equipo fiscal' },
  rolesText: {
    Owner: 'Todo: la caja, la cocina y esta gestión.',
    Staff: 'La caja, la cocina y las reservas; no esta gestión.',
    Bridge:
      'Un programa junto a un equipo fiscal: lee lo que hay que emitir y nada más. Nadie entra en esta aplicación con él.',
  },
  you: 'Usted',
  signedIn: 'Con sesión, última {at}',
  signedOut: 'Sin sesión',
  fields: { role: 'Función', name: 'Nombre', email: 'Correo electrónico', password: 'Contraseña' },
  nameMissing: 'Introduzca un nombre.',
  emailWrong: 'Introduzca un correo electrónico.',
  passwordShort: 'Una contraseña tiene al menos 8 letras o cifras.',
  passwordHint: 'Al menos 8 letras o cifras. Désela a la persona: no se vuelve a mostrar.',
  newPassword: 'Contraseña nueva',
  newPasswordHint:
    'Déjela vacía para conservar la anterior. Una nueva cierra todas las sesiones de la persona.',
  ownPassword: 'Su propia contraseña',
  ownPasswordHint: 'Este cambio la pide para que nadie más lo haga en su dispositivo.',
  ownPasswordMissing: 'Introduzca su propia contraseña.',
  makePassword: 'Crear una contraseña',
  makeLink: 'Crear un enlace para una contraseña nueva',
  link: 'El enlace para {name}',
  mailSent: 'El enlace se envió también por correo a {email}.',
  mailFailed: 'No se pudo enviar el correo a {email}: entregue usted el enlace.',
  linkText:
    'Envíelo solo a esta persona: quien lo abre fija la contraseña, una vez, hasta las {at}. Solo se muestra ahora.',
  removeThis: 'Eliminar este acceso',
  remove: 'Eliminar {name}',
  removeText:
    'Todas las sesiones de {name} se cierran al momento, y ya no puede iniciar otra. El nombre queda en las cuentas.',
  removeYouText: 'Este es su propio acceso. Su sesión se cierra al momento y ya no podrá iniciar otra.',
  removeAnswer: 'Eliminar',
  lastOwner: 'Es el único propietario: no se puede quitar. Nombre antes a otro propietario.',
  signOutElsewhere: 'Cerrar sesión en todos los demás dispositivos',
  signedOutElsewhere: 'Sesión cerrada en todos los demás dispositivos',
};
