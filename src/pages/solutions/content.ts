/** The solutions page: the rack's four modules, and the three lists below it, each line with its page. */
import type { Key } from '../../i18n/keys.ts';
import { href } from '../../content/routes.ts';

export type Module = {
  id: 'learning' | 'process' | 'digital' | 'security';
  title: Key;
  text: Key;
  width: number;
};

export const modules: Module[] = [
  { id: 'learning', title: 'solutions.learning', text: 'solutions.learning.text', width: 104 },
  { id: 'process', title: 'solutions.process', text: 'solutions.process.text', width: 76 },
  { id: 'digital', title: 'solutions.digital', text: 'solutions.digital.text', width: 62 },
  { id: 'security', title: 'solutions.security', text: 'solutions.security.text', width: 88 },
];

/** Lamps of the learning module's matrix, nine to a row; 1 is lit. */
export const lampMatrix = [
  '011010000',
  '100110010',
  '011011000',
  '010010100',
  '001001010',
  '000101000',
  '000010000',
];

type SolutionList = {
  id: 'core' | 'industry' | 'technical';
  name: Key;
  width: number;
  items: { name: Key; to: string }[];
};

export const solutionLists: SolutionList[] = [
  {
    id: 'core',
    name: 'solutions.core',
    width: 84,
    items: [
      { name: 'solutions.core.1', to: href('chatbots') },
      { name: 'solutions.core.2', to: href('phone-systems') },
      { name: 'solutions.core.3', to: href('automation') },
      { name: 'solutions.core.4', to: href('website') },
    ],
  },
  {
    id: 'industry',
    name: 'solutions.industry',
    width: 68,
    items: [
      { name: 'solutions.industry.enterprise', to: href('industries', { hash: 'enterprise' }) },
      { name: 'solutions.industry.retail', to: href('industries', { hash: 'retail' }) },
      { name: 'solutions.industry.healthcare', to: href('industries', { hash: 'healthcare' }) },
      { name: 'solutions.industry.finance', to: href('industries', { hash: 'finance' }) },
      { name: 'solutions.industry.manufacturing', to: href('industries', { hash: 'manufacturing' }) },
      {
        name: 'solutions.industry.professional-services',
        to: href('industries', { hash: 'professional-services' }),
      },
    ],
  },
  {
    id: 'technical',
    name: 'solutions.technical',
    width: 56,
    items: [
      { name: 'solutions.technical.performance', to: href('technical-features') },
      {
        name: 'solutions.technical.security',
        to: href('technical-features', { search: { test: 'security' } }),
      },
      {
        name: 'solutions.technical.integration',
        to: href('technical-features', { search: { test: 'integration' } }),
      },
    ],
  },
];
