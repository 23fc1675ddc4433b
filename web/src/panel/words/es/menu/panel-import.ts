import type { PanelWords } from '../../en.ts';

export const panelImport: PanelWords['panelImport'] = {
  title: 'Importar una carta',
  back: 'A la carta',
  source: {
    title: 'La lista',
    paste: 'Copie las filas en su hoja de cálculo y péguelas aquí',
    example: 'Categoría\tProducto\tPrecio\nSopas\tSopa de lentejas\t95\nSopas\tEzogelin\t95',
    columns:
      'Una fila es un producto, o una de sus raciones. Pueden faltar categoría, descripción y ración; hasta 2000 filas. No se guarda nada antes de que usted lo haya visto.',
    file: 'Elegir un archivo CSV',
    again: 'Empezar con otra lista',
  },
  columns: {
    of: 'Columna {number}',
    hasHeader: 'La primera fila da nombre a las columnas',
    category: 'Categoría de las filas que no indican ninguna',
    categoryHint: 'Algunas filas no indican categoría.',
    kinds: {
      Ignore: 'Omitir',
      Category: 'Categoría',
      Name: 'Producto',
      Description: 'Descripción',
      Portion: 'Ración',
      Price: 'Precio',
      Vat: 'IVA',
    },
  },
  rows: {
    table: 'Las filas de la lista',
    row: 'Fila',
    state: 'Qué pasa',
    count:
      '{count, plural, one {# fila} other {# filas}}, {faulty, plural, =0 {ninguna con errores} one {# con errores} other {# con errores}}',
    faultyOnly: 'Solo filas con errores',
    cell: 'Fila {row}, columna {column}',
    heading: 'Categoría de las filas siguientes',
    there: 'Ya está en la carta',
    new: 'Nuevo',
    vatClass: 'IVA: {name}',
    faults: {
      noName: 'El producto no tiene nombre.',
      noPrice: 'Falta el precio.',
      price: 'Esto no es un precio.',
      noCategory: 'Falta la categoría.',
      nameTooLong: 'Un nombre pasa de 100 caracteres.',
      descriptionTooLong: 'La descripción pasa de 1000 caracteres.',
      vat: 'Ninguna clase de IVA del local tiene este tipo ni este nombre.',
      twice: 'Este producto ya está en la lista con esta ración.',
      tooMany: 'Más de 2000 filas: importe el resto después.',
    },
  },
  foot: {
    send: 'Importar {count, plural, one {# producto} other {# productos}}',
    sending: '{sent} de {count, plural, one {# producto guardado} other {# productos guardados}}…',
    all: 'Todas las filas están bien.',
    without:
      '{count, plural, one {# fila queda fuera hasta que se corrija.} other {# filas quedan fuera hasta que se corrijan.}}',
    existing: 'Productos que ya están en la carta',
    keep: 'Dejarlos como están',
    change: 'Tomarlos de la lista',
    tooMuch: 'Una carta admite 1000 productos. Queda sitio para {room, plural, one {# más} other {# más}}.',
  },
  done: {
    title: 'La carta está importada',
    added:
      '{count, plural, =0 {Ningún producto nuevo} one {# producto añadido} other {# productos añadidos}}, {categories, plural, =0 {ninguna categoría creada} one {# categoría creada} other {# categorías creadas}}.',
    changed: '{count, plural, one {# producto cambiado} other {# productos cambiados}}.',
    kept: '{count, plural, one {# producto ya estaba y se queda como está} other {# productos ya estaban y se quedan como están}}.',
    toMenu: 'Ver la carta',
  },
};
