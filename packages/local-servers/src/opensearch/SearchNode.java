import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.opensearch.common.settings.Settings;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.transport.Netty4Plugin;

/**
 * One OpenSearch node from jars, for development and tests, never for production: usage SearchNode HOME [setting=value ...]. A node of
 * the distribution reads its modules from folders, which Maven Central does not have; here they are on the class path.
 */
public final class SearchNode extends Node {
  private SearchNode(Settings settings, Path home) {
    super(
        InternalSettingsPreparer.prepareEnvironment(settings, Collections.emptyMap(), home.resolve("config"), () -> "node"),
        List.of(Netty4Plugin.class, PainlessPlugin.class),
        false);
  }

  public static void main(String[] arguments) throws Exception {
    Path home = Path.of(arguments[0]).toAbsolutePath();
    Files.createDirectories(home.resolve("config"));
    Settings.Builder settings = Settings.builder().put("path.home", home.toString());
    for (int at = 1; at < arguments.length; at++) {
      String[] pair = arguments[at].split("=", 2);
      settings.put(pair[0], pair[1]);
    }
    SearchNode node = new SearchNode(settings.build(), home);
    CountDownLatch closed = new CountDownLatch(1);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        node.close();
      } catch (Exception error) {
        error.printStackTrace();
      }
      closed.countDown();
    }));
    node.start();
    closed.await();
  }
}
