import { splitTogether } from '../shared/typography';

/** A text in which `400 ml`, `R$ 5`, `pós-treino` and `Vila Velha - ES` never break over two lines. */
export function Text({ children }: { children: string }) {
  return splitTogether(children).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the position is the only key.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
