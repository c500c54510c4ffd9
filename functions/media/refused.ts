/** A file that is not taken in; the message says why to whoever sent it. */
export class Refused extends Error {
  override name = 'Refused';
}

export function damaged(): Refused {
  return new Refused('Este arquivo de imagem está incompleto ou danificado. Abra-o, salve de novo e envie outra vez.');
}

/** A moving picture would stand still in its variants, and could not be paused by whoever it disturbs. */
export function animated(): Refused {
  return new Refused('Imagens animadas não são aceitas. Envie uma imagem parada.');
}

/** Only JPEG is turned by its metadata in every browser; elsewhere it could not be kept right. */
export function turned(): Refused {
  return new Refused(
    'Esta imagem só fica em pé por uma anotação do arquivo. Salve-a já na posição certa e envie de novo.',
  );
}
