import { drawn, eye } from '../drawing'

/** A barrel with a blunt head, small ears and no tail. */
const capybara =
  '<path d="M28 92v18M44 94v16M76 94v16M92 90v20" stroke="#7d5530" stroke-width="11" stroke-linecap="round"/>' +
  '<path d="M10 72q2-32 44-32h22q6-14 22-12 22 2 24 24 0 22-14 24-6 24-52 24-46 0-46-28z" fill="#b07f49"/>' +
  '<path d="M12 82q14 12 46 12 30 0 42-14 2-2 4-4-6 24-48 24-36 0-44-18z" fill="#8f6236"/>' +
  '<path d="M100 48q20-2 22 8 0 16-12 20-12 0-14-14z" fill="#8f6236"/><path d="M116 50q7 0 6 6-4 3-8 0z" fill="#3a2819"/><path d="M108 70q6 2 10-3" stroke="#3a2819" stroke-width="2.6" fill="none" stroke-linecap="round"/>' +
  '<path d="M78 30q-2-12 8-10 6 4 4 12z" fill="#8f6236"/><path d="M26 54l10-3M36 62l10-2M24 68l9-2M52 52l10-2M56 66l10-2M42 76l10-2" stroke="#d2a774" stroke-width="3.2" stroke-linecap="round"/>' +
  eye(98, 44, 3.6)

export const art = drawn('capybara', capybara)
