/** The picture under which it is offered; `setup.sprite` has it. */
export const pictures = { buildings: 'fork-and-knife-with-plate' }
