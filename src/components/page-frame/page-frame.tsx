import { Children, type ReactNode } from 'react';
import { Boundary } from '../boundary/boundary.tsx';
import { Deferred } from '../deferred/deferred.tsx';

type Props = {
  /** The page's first section; it holds the heading. */
  opening: ReactNode;
  /** The sections below it, in their order. */
  children?: ReactNode;
};

/**
 * A page, the same for all: each section in a boundary of its own, so that one which fails fails alone, and all but the
 * opening a frame later where a link leads there.
 */
export function PageFrame({ opening, children }: Props) {
  return (
    <>
      <Boundary>{opening}</Boundary>
      <Deferred>
        {Children.map(children, (section) => (
          <Boundary>{section}</Boundary>
        ))}
      </Deferred>
    </>
  );
}
