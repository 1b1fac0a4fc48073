/** The messages of the server. Their types are generated from the contract by `npm run contract`. */
export type * from './contract'

/** Why the server closed a connection; the contract describes each code. */
export const CLOSED = {
  restart: 1012,
  badMessage: 4400,
  private: 4403,
  noTable: 4404,
  slow: 4408,
  outdated: 4426,
  flood: 4429,
} as const
