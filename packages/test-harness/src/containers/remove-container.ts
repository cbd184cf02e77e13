import { getContainerRuntimeClient } from 'testcontainers';

/** Removes a container with its data, if there is one of this name; one whose Docker has ended has ended with it. */
export async function removeContainer(name: string): Promise<void> {
  const docker = await getContainerRuntimeClient().catch(() => undefined);
  await docker?.container
    .getById(name)
    .remove({ force: true, v: true })
    .catch((error: unknown) => {
      if ((error as { statusCode?: number }).statusCode !== 404) throw error;
    });
}
