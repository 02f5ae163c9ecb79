import { Children, type ReactNode } from 'react';
import { Boundary } from '../boundary/boundary.tsx';
import { Deferred } from '../deferred/deferred.tsx';

type Props = {
  /** The page's first section, which holds the heading; a list if the first view has more than one. */
  opening: ReactNode;
  /** The sections below it, in order. */
  children?: ReactNode;
};

const apart = (sections: ReactNode) => Children.map(sections, (section) => <Boundary>{section}</Boundary>);

/**
 * The frame of every page: each section has a boundary of its own, so that it fails alone, and all but the
 * opening may come a frame later.
 */
export function PageFrame({ opening, children }: Props) {
  return (
    <>
      {apart(opening)}
      <Deferred>{apart(children)}</Deferred>
    </>
  );
}
