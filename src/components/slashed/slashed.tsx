import { Fragment } from 'react';

/** Words with slashes between them: a line may break after a slash, not within a word. */
export function Slashed({ text }: { text: string }) {
  return text.split('/').map((word, index, words) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{index < words.length - 1 ? `${word}/` : word}</span>
    </Fragment>
  ));
}
