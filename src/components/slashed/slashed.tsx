import { Fragment } from 'react';

/** Words with a slash between them: a line may end after it, so that none of them is broken. */
export function Slashed({ text }: { text: string }) {
  return text.split('/').map((word, index, words) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{index < words.length - 1 ? `${word}/` : word}</span>
    </Fragment>
  ));
}
