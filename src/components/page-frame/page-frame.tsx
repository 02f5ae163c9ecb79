import { Children, type ReactNode } from 'react';
import { Boundary } from '../boundary/boundary.tsx';
import { Deferred } from '../deferred/deferred.tsx';

type Props = {
  /** The page's first section, which holds the heading; a list where its first view is more than one. */
  opening: ReactNode;
  /** The sections below it, in their order. */
  children?: ReactNode;
};

const apart = (sections: ReactNode) => Children.map(sections, (section) => <Boundary>{section}</Boundary>);

/**
 * A page, the same for all: each section in a boundary of its own, so that one which fails fails alone, and all but the
 * opening a frame later where a link leads there.
 */
export function PageFrame({ opening, children }: Props) {
  return (
    <>
      {apart(opening)}
      <Deferred>{apart(children)}</Deferred>
    </>
  );
}
