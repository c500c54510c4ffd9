/** Refusal of a file. Its message explains the reason to the person who sent it. */
export class Refused extends Error {
  override name = 'Refused';
}

export function damaged(): Refused {
  return new Refused('Este arquivo de imagem está incompleto ou danificado. Abra-o, salve de novo e envie outra vez.');
}

/** Refuses an animation: its variants would be still, and visitors could not pause the original. */
export function animated(): Refused {
  return new Refused('Imagens animadas não são aceitas. Envie uma imagem parada.');
}

/** Refuses a picture turned by its metadata: only for JPEG do all browsers follow it, and here it is removed. */
export function turned(): Refused {
  return new Refused(
    'Esta imagem só fica em pé por uma anotação do arquivo. Salve-a já na posição certa e envie de novo.',
  );
}
