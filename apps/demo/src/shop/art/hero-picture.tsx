import type { ReactNode } from 'react';
import { Lamp } from './lamp';
import { Mug } from './mug';
import { Plant } from './plant';

/** The desk by the window, with the shop's products on it. */
export function HeroPicture(): ReactNode {
  return (
    <svg className="hero-picture" viewBox="0 0 640 440" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="640" height="440" fill="var(--art-sage)" />
      <Window />
      <path d="M0 356h640v84H0z" fill="var(--art-table)" />
      <path d="M0 356h640v4H0z" fill="var(--art-table-edge)" />
      <path
        d="M40 388c120 8 260-6 380 2s140-2 200 0M0 416c160-8 300 8 460 0s120 4 180 2"
        fill="none"
        stroke="var(--art-table-edge)"
        strokeWidth="2"
      />
      <g transform="translate(-64 88) scale(1.5)">
        <Plant />
      </g>
      <g transform="translate(246 102) scale(1.4)">
        <Lamp />
      </g>
      <Books />
      <g transform="translate(214 236) scale(0.86)">
        <Mug />
      </g>
    </svg>
  );
}

function Window(): ReactNode {
  return (
    <>
      <path d="M210 34h236v246H210z" fill="var(--art-frame)" />
      <path d="M222 46h100v106H222zM334 46h100v106H334zM222 164h100v104H222zM334 164h100v104H334z" fill="var(--art-outside)" />
      <path d="M222 226c26-22 62-26 100-12v54H222zM334 216c36-18 68-14 100 6v46H334z" fill="var(--art-hill)" />
      <path d="M222 248c34-18 66-18 100-8v28H222zM334 244c36-16 66-12 100 0v24H334z" fill="var(--art-hill-near)" />
      <circle cx="398" cy="92" r="17" fill="var(--art-sun)" />
      <path d="M198 276h260v14H198z" fill="var(--art-frame)" />
      <path d="M198 288h260v4H198z" fill="var(--art-shade)" />
    </>
  );
}

function Books(): ReactNode {
  return (
    <>
      <ellipse cx="552" cy="402" rx="92" ry="9" fill="var(--art-shadow)" />
      <path d="M470 374h152v24H470z" fill="var(--art-linen)" />
      <path d="M470 374h10v24h-10zM612 374h10v24h-10z" fill="var(--art-linen-dark)" />
      <path d="M482 350h130v24H482z" fill="var(--art-terracotta)" />
      <path d="M482 354h8v16h-8z" fill="var(--art-terracotta-dark)" />
      <path d="M500 360h60" stroke="var(--art-page)" strokeWidth="3" strokeLinecap="round" />
      <path d="M500 386h84" stroke="var(--art-page)" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}
