/** The market: its value year by year, and its four segments. Figures as written. */
import type { Key } from '../../../i18n/keys.ts';

type MarketYear = { year: number; value: string; width: number };

/** Year and value in billions of dollars. */
export const marketYears: [first: MarketYear, ...later: MarketYear[]] = [
  { year: 2021, value: '93.5', width: 56 },
  { year: 2022, value: '129.2', width: 62 },
  { year: 2023, value: '178.4', width: 72 },
  { year: 2024, value: '246.2', width: 86 },
  { year: 2025, value: '387.45', width: 104 },
  { year: 2026, value: '550.3', width: 132 },
];

export const [firstYear] = marketYears;
export const latestYear: MarketYear = marketYears.at(-1) ?? firstYear;

/** The value at the chart's top, and the chart's height in px. */
export const MARKET_SCALE = 600;
export const MARKET_HEIGHT = 288;

/** A bar's height in px. */
export const barHeight = (value: string): number => (Number(value) / MARKET_SCALE) * MARKET_HEIGHT;

type Segment = { id: string; name: Key; share: number; growth: number };

/** Share of the market and growth, per cent. */
export const segments: Segment[] = [
  { id: 'chatbots', name: 'market.chatbots', share: 35, growth: 42 },
  { id: 'automation', name: 'market.automation', share: 28, growth: 38 },
  { id: 'analytics', name: 'market.analytics', share: 22, growth: 35 },
  { id: 'custom', name: 'market.custom', share: 15, growth: 45 },
];

export const largestShare = Math.max(...segments.map(({ share }) => share));

/**
 * The figures beside the heading: the market today, its largest segment's share, and the fastest one's
 * growth.
 */
export const marketFigures = {
  value: latestYear.value,
  share: `${largestShare}%`,
  growth: `+${Math.max(...segments.map(({ growth }) => growth))}%`,
};
